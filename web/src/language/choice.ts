/** Which of our languages serves a reader who asks for one. The server and the program choose in the same way. */

/** Languages under another name, and those whose readers read one of ours as well. */
const ALIASES: Readonly<Record<string, string>> = { no: "nb", nn: "nb", iw: "he", mo: "ro" };

/** The tag with the script that goes without saying: `zh-TW` is written in `Hant`. */
function complete(tag: string): { readonly language: string; readonly script: string | undefined } | null {
  try {
    const [first = "", ...rest] = tag.split("-");
    const { language, script } = new Intl.Locale([ALIASES[first.toLowerCase()] ?? first, ...rest].join("-")).maximize();
    return { language, script };
  } catch {
    return null;
  }
}

/** The language there is that is nearest to a tag: in the same script if there is one, otherwise the same language. */
function nearestTo(tag: string, there: readonly string[]): string | null {
  if (tag === "") return null;
  const exactly = there.find((it) => it.toLowerCase() === tag.toLowerCase());
  if (exactly !== undefined) return exactly;
  const ours = (language: string | undefined) => there.filter((it) => it.split("-")[0] === language);
  const first = tag.split("-")[0]?.toLowerCase() ?? "";
  const named = ours(ALIASES[first] ?? first);
  // Most languages have one script here. Loading what the browser knows of the others takes it 10 ms.
  if (named.length === 1) return named[0] ?? null;
  const wanted = complete(tag);
  const same = named.length > 0 ? named : ours(wanted?.language);
  return same.find((it) => complete(it)?.script === wanted?.script) ?? same[0] ?? null;
}

/** The first that can be served of what somebody wants, as `pt-BR` wants `pt`; null where there is none. */
export function nearest(wanted: readonly string[], there: readonly string[]): string | null {
  for (const tag of wanted) {
    const found = nearestTo(tag, there);
    if (found !== null) return found;
  }
  return null;
}
