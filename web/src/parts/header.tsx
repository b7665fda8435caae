import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language/language";
import { go, linkTo, path } from "../router";
import { change, settings } from "../settings";
import { Panel } from "./dialogs";
import { Icon, Logo } from "./icons";
import { LanguageSelect } from "./language-select";
import { rulesAndBack, useRules } from "./rules-link";
import { SettingsPanel } from "./settings-panel";

/** A link inside the page: no reload. */
export function Link({ to, children, class: name, label, current, title }: {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly label?: string;
  readonly current?: boolean;
  readonly title?: string;
}): JSX.Element {
  return (
    <a
      href={linkTo(to)}
      class={name}
      aria-label={label}
      aria-current={current === true ? "page" : undefined}
      title={title}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

interface Place {
  readonly to: string;
  readonly line: string;
  /** Whether it stands in the bar itself, where there is room. The menu has them all. */
  readonly first?: true;
}

/** The places of the page. A new screen gets its entry here. */
const PLACES: readonly Place[] = [
  { to: "/", line: "place-play", first: true },
  { to: "/learn", line: "place-learn", first: true },
  { to: "/puzzles", line: "place-puzzles", first: true },
  { to: "/analysis", line: "place-analysis", first: true },
  { to: "/tournaments", line: "place-tournaments", first: true },
  { to: "/games", line: "place-games" },
  { to: "/editor", line: "place-editor" },
  { to: "/clock", line: "place-clock" },
];

function Places({ all }: { readonly all: boolean }): JSX.Element {
  const rules = useRules();
  return (
    <ul class="places">
      {PLACES.filter((it) => all || it.first === true).map(({ to, line }) => (
        <li key={to}>
          <Link to={to} class="place" current={path.value === to}>
            {t(line)}
          </Link>
        </li>
      ))}
      {rules && all ? (
        <li>
          <a class="place" href={rulesAndBack()}>
            {t("place-rules")}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

export function Header({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState<"places" | "settings" | null>(null);
  const { sound } = settings.value;
  return (
    <header class="top">
      <Link to="/" class="brand">
        <Logo />
        <span>{t("app-name")}</span>
      </Link>
      <nav class="top-places" aria-label={t("app-name")}>
        <Places all={false} />
      </nav>
      <div class="top-tools">
        {children}
        <button
          type="button"
          class="quiet square places-button"
          aria-label={t("places")}
          title={t("places")}
          onClick={() => setOpen("places")}
        >
          <Icon name="menu" />
        </button>
        <span class="quiet square menu" title={t("language")}>
          <Icon name="globe" />
          <LanguageSelect />
        </span>
        <button
          type="button"
          class="quiet square"
          aria-pressed={sound}
          aria-label={t("sound")}
          title={t("sound")}
          onClick={() => change({ sound: !sound })}
        >
          <Icon name={sound ? "sound" : "silent"} />
        </button>
        <button
          type="button"
          class="quiet square"
          aria-label={t("settings")}
          title={t("settings")}
          onClick={() => setOpen("settings")}
        >
          <Icon name="gear" />
        </button>
      </div>
      {open === "settings" ? <SettingsPanel close={() => setOpen(null)} /> : null}
      {open === "places" ? (
        <Panel title={t("places")} close={() => setOpen(null)}>
          <nav aria-label={t("places")} onClick={() => setOpen(null)}>
            <Places all />
          </nav>
        </Panel>
      ) : null}
    </header>
  );
}
