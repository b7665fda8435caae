import type { JSX } from "preact";
import { t } from "../language/language";
import { type Look, change, settings } from "../settings";
import { askToNotify } from "../notices";
import { play } from "../sound";
import { Choice, Switch } from "./choice";
import { Panel } from "./dialogs";
import { LanguageSelect } from "./language-select";

export function SettingsPanel({ close }: { readonly close: () => void }): JSX.Element {
  const { look, sound, confirm, notify, overlays, lengths } = settings.value;
  const overlay = (name: keyof typeof overlays, label: string) => (
    <Switch label={label} on={overlays[name]} flip={(on) => change({ overlays: { ...overlays, [name]: on } })} />
  );
  return (
    <Panel title={t("settings")} close={close}>
      <Choice<Look | "system">
        class="looks"
        label={t("look")}
        value={look ?? "system"}
        choose={(value) => change({ look: value === "system" ? null : value })}
        options={[
          { value: "system", text: t("look-system") },
          { value: "wood", text: t("look-wood"), mark: <i class="swatch swatch-wood" /> },
          { value: "light", text: t("look-light"), mark: <i class="swatch swatch-light" /> },
          { value: "dark", text: t("look-dark"), mark: <i class="swatch swatch-dark" /> },
        ]}
      />
      <label class="field">
        <span>{t("language")}</span>
        <LanguageSelect />
      </label>
      <Choice
        label={t("confirm-fences")}
        value={confirm}
        choose={(value) => change({ confirm: value })}
        options={[
          { value: "touch", text: t("confirm-touch") },
          { value: "always", text: t("confirm-always") },
          { value: "never", text: t("confirm-never") },
        ]}
      />
      <fieldset class="choice">
        <legend>{t("show-on-board")}</legend>
        {overlay("legal", t("overlay-legal"))}
        {overlay("ways", t("overlay-ways"))}
        <Switch label={t("overlay-lengths")} on={lengths} flip={(on) => change({ lengths: on })} />
        {overlay("last", t("overlay-last"))}
        {overlay("coordinates", t("overlay-coordinates"))}
      </fieldset>
      <Switch
        label={t("sound")}
        on={sound}
        flip={(on) => {
          change({ sound: on });
          play("fence");
        }}
      />
      <Switch
        label={t("notify")}
        hint={t("notify-hint")}
        on={notify}
        flip={async (on) => change({ notify: on && (await askToNotify()) })}
      />
    </Panel>
  );
}
