import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../language/language";

/** Longer texts make a code that phones hardly read, and in the end none at all. */
const MOST_LETTERS = 1000;

/** Drawn by a small library that is fetched only here. Of no text it is a blank square. */
export function QrCode({ text }: { readonly text: string }): JSX.Element | null {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  const fits = text.length <= MOST_LETTERS;
  useEffect(() => {
    if (!fits || text === "") return;
    void import("uqr").then(({ encode }) => {
      const { size, data } = encode(text, { border: 2 });
      const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
      setCode({ size, path: path.join("") });
    });
  }, [text]);
  if (!fits) return null;
  return (
    <svg class="qr" role="img" aria-label={t("invite-qr")} viewBox={`0 0 ${code?.size ?? 29} ${code?.size ?? 29}`}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code?.path ?? ""} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
