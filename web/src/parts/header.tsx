import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language/language";
import { go, linkTo } from "../router";
import { change, settings } from "../settings";
import { Icon, Logo } from "./icons";
import { LanguageSelect } from "./language-select";
import { SettingsPanel } from "./settings-panel";

/** A link inside the page: no reload. */
export function Link({ to, children, class: name, label }: {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly label?: string;
}): JSX.Element {
  return (
    <a
      href={linkTo(to)}
      class={name}
      aria-label={label}
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

export function Header({ children }: { readonly children?: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { sound } = settings.value;
  return (
    <header class="top">
      <Link to="/" class="brand">
        <Logo />
        <span>{t("app-name")}</span>
      </Link>
      <div class="top-tools">
        {children}
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
          onClick={() => setOpen(true)}
        >
          <Icon name="gear" />
        </button>
      </div>
      {open ? <SettingsPanel close={() => setOpen(false)} /> : null}
    </header>
  );
}
