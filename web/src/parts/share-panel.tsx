/** Handing a game or a position to somebody else: as a link, text, picture, code to scan, or part of another page. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { address } from "../api";
import { t } from "../language/language";
import { shownLook } from "../settings";
import { boardPicture } from "./board-picture";
import { Panel } from "./dialogs";
import { Icon, type IconName } from "./icons";
import { QrCode } from "./qr-code";
import { copy, saveBlob, shareLink } from "./sharing";

/** What is shared. Paths and queries are those of this page's base. */
export interface Shared {
  /** Null while it is being made. */
  readonly link: string | null;
  /** The position as text. */
  readonly position: string;
  /** Where the game began, and its moves up to here. */
  readonly start: string;
  readonly moves: readonly string[];
  readonly record: string | null;
  readonly name: string;
}

/** The query of a picture or an embedded board. */
function pictured({ start, moves }: Shared): string {
  const query = `position=${start.split("/").map((field) => field.trim().replace(/\s+/g, "+")).join("/")}`;
  return moves.length === 0 ? query : `${query}&moves=${moves.join(",")}`;
}

function embedCode(shared: Shared): string {
  return `<iframe src="${address(`embed/board?${pictured(shared)}`)}" width="480" height="560" style="border:0" title="Fencepost"></iframe>`;
}

type State = "idle" | "busy" | "done" | "failed";

/** What else a screen offers comes below what all of them do. */
export function SharePanel({ shared, close, children }: {
  readonly shared: Shared;
  readonly close: () => void;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const online = useOnline();
  const act = async (name: string, what: () => Promise<boolean>) => {
    setStates((it) => ({ ...it, [name]: "busy" }));
    const good = await what().catch(() => false);
    setStates((it) => ({ ...it, [name]: good ? "done" : "failed" }));
  };
  const item = (name: string, icon: IconName, text: string, what: () => Promise<boolean>, enabled = true) => (
    <button type="button" class="plain" data-share={name} disabled={!enabled || states[name] === "busy"} onClick={() => void act(name, what)}>
      <Icon name={states[name] === "done" ? "tick" : icon} />
      {states[name] === "busy" ? t("share-busy") : text}
    </button>
  );
  const failed = Object.values(states).includes("failed");
  const embed = embedCode(shared);
  return (
    <Panel title={t("share")} close={close} class="share-panel">
      <div class="share-top">
        <QrCode text={shared.link ?? ""} />
        <div class="menu-list">
          {item("link", "link", t("share-link"), () => shareLink(shared.link ?? ""), shared.link !== null)}
          {shared.record === null ? null : item("record", "copy", t("copy-record"), () => copy(shared.record ?? ""))}
          {item("position", "copy", t("share-position"), () => copy(shared.position))}
          {item("png", "picture", t("share-png"), () => savePicture(shared))}
          {shared.moves.length === 0 ? null : item("gif", "film", t("share-gif"), () => saveFilm(shared), online)}
        </div>
      </div>
      {online || shared.moves.length === 0 ? null : <p class="hint">{t("share-gif-offline")}</p>}
      {children}
      {failed ? <p class="trouble-line" role="alert">{t("share-failed")}</p> : null}
      <label class="field">
        <span>{t("share-embed")}</span>
        <span class="link-row">
          <input readOnly dir="ltr" value={embed} data-embed onFocus={(event) => event.currentTarget.select()} />
          {item("embed", "copy", t("invite-copy"), () => copy(embed))}
        </span>
      </label>
    </Panel>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return online;
}

async function painted(shared: Shared, kind: "png" | "gif"): Promise<Blob | null> {
  const answer = await fetch(address(`picture.${kind}?${pictured(shared)}&look=${shownLook()}`)).catch(() => null);
  return answer?.ok === true ? answer.blob() : null;
}

/** By the server, and where it cannot be had by this browser. */
async function savePicture(shared: Shared): Promise<boolean> {
  const picture = (await painted(shared, "png")) ?? (await boardPicture());
  if (picture !== null) saveBlob(`${shared.name}.png`, picture);
  return picture !== null;
}

async function saveFilm(shared: Shared): Promise<boolean> {
  const film = await painted(shared, "gif");
  if (film !== null) saveBlob(`${shared.name}.gif`, film);
  return film !== null;
}
