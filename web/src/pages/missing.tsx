import type { JSX } from "preact";
import { t } from "../language/language";
import { Header, Link } from "../parts/header";

export function Missing({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      <Header />
      <main class="waiting">
        <h1>{text}</h1>
        <Link to="/" class="button primary">
          {t("back-to-start")}
        </Link>
      </main>
    </>
  );
}
