import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { asWritten, t } from "../language/language";
import { Icon } from "../parts/icons";
import { QrCode } from "../parts/qr-code";
import { Panel } from "../parts/dialogs";
import type { Following } from "./following";
import { LinkRow } from "./invite-panel";
import { secretLink } from "./keys";
import type { Entrant, Tournament } from "./wire";

interface Props {
  readonly following: Following;
  readonly tournament: Tournament;
}

export function Players({ following, tournament }: Props): JSX.Element {
  const [link, setLink] = useState<{ readonly name: string; readonly link: string } | null>(null);
  const mayRun = following.organiser.value !== null;
  const show = async ({ player, name }: Entrant) => {
    let token = "";
    const made = await following.act(async () => {
      ({ token } = await following.calls.newToken(player));
    });
    if (made) setLink({ name, link: secretLink(following.id, token, "token") });
  };
  return (
    <section class="players" aria-labelledby="players-title">
      <h2 id="players-title">{t("tab-players")}</h2>
      {mayRun && tournament.state !== "finished" ? <Add following={following} /> : null}
      <ol>
        {tournament.players.map((it) => (
          <li key={it.player} class={it.withdrawn ? "withdrawn" : ""} data-entrant={it.player}>
            <span class="number">{asWritten(it.player)}</span>
            <span class="entrant">
              <bdi class="one-line">{it.name}</bdi>
              {it.rating === null ? null : <small>{t("rating")} {asWritten(it.rating)}</small>}
              {it.withdrawn ? <small>{t("withdrawn")}</small> : null}
            </span>
            {mayRun ? (
              <span class="entrant-tools">
                <button type="button" class="quiet square" aria-label={`${t("player-link")}: ${it.name}`} title={t("player-link")} onClick={() => void show(it)}>
                  <Icon name="link" />
                </button>
                <button type="button" class="plain" data-withdraw={it.player} disabled={following.busy.value} onClick={() => void following.act(() => (it.withdrawn ? following.calls.update(it.player, { withdrawn: false }) : following.calls.withdraw(it.player)))}>
                  <Icon name={it.withdrawn ? "undo" : "minus"} />
                  <span>{t(it.withdrawn ? "player-back" : "player-withdraw")}</span>
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {link === null ? null : (
        <Panel title={`${t("player-link")}: ${link.name}`} close={() => setLink(null)} class="tournament-invite">
          <QrCode text={link.link} />
          <LinkRow link={link.link} label={t("player-link")} />
        </Panel>
      )}
    </section>
  );
}

function Add({ following }: { readonly following: Following }): JSX.Element {
  const [name, setName] = useState("");
  const [rating, setRating] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: Event) => {
    event.preventDefault();
    // The next name can be typed at once; what was refused comes back.
    setName("");
    setRating("");
    field.current?.focus();
    const done = await following.act(() => following.calls.enter(name.trim(), rating === "" ? null : Number(rating)));
    if (done) return;
    setName(name);
    setRating(rating);
  };
  return (
    <form class="add-player" onSubmit={(event) => void add(event)}>
      <label class="field">
        <span>{t("player-add-name")}</span>
        <input ref={field} required dir="auto" maxLength={32} autocomplete="off" data-add-name value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{t("player-add-rating")}</span>
        <input type="number" inputMode="numeric" min={0} max={4000} value={rating} onInput={(event) => setRating(event.currentTarget.value)} />
      </label>
      <button type="submit" class="primary" data-add>
        <Icon name="plus" />
        {t("player-add")}
      </button>
    </form>
  );
}
