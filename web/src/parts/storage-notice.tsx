import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../language/language";
import { refused } from "../memory";
import { Icon } from "./icons";

const seen = signal(false);

/** Says once that the browser keeps nothing. The game goes on. */
export function StorageNotice(): JSX.Element | null {
  if (!refused.value || seen.value) return null;
  return (
    <div class="storage-notice" role="status">
      <p>{t("storage-refused")}</p>
      <button type="button" class="quiet square" aria-label={t("close")} onClick={() => (seen.value = true)}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
