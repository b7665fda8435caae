/** The secrets of tournaments on this device: whoever created one here is shown it again. */

import { recall, remember, remembered } from "../memory";

export interface Secret {
  /** The organiser's or an assistant's. */
  readonly key?: string;
  /** The player's own. */
  readonly token?: string;
  readonly name: string;
  readonly changed: number;
}

const KEY = "tournament:";

export function secretFor(id: string): Secret | null {
  return recall<Secret | null>(KEY + id, null);
}

export function keepSecret(id: string, changes: Partial<Secret>): void {
  const before = secretFor(id) ?? { name: "", changed: 0 };
  remember(KEY + id, { ...before, ...changes, changed: Date.now() });
}

/** The tournaments of this device, the latest first. */
export function knownTournaments(): readonly (Secret & { readonly id: string })[] {
  return remembered(KEY)
    .flatMap((id) => {
      const secret = secretFor(id);
      return secret === null ? [] : [{ id, ...secret }];
    })
    .sort((one, other) => other.changed - one.changed);
}

/** The link that lets another device organise, assist or play. */
export function secretLink(id: string, secret: string, kind: "key" | "token" = "key"): string {
  return new URL(`tournament/${id}#${kind}=${secret}`, document.baseURI).href;
}

/** Takes a secret out of the address, where nobody should copy it from by accident. */
export function takeFromAddress(id: string): void {
  const found = /^#(key|token)=([\w-]{8,128})$/.exec(location.hash);
  if (found === null) return;
  const [, kind, secret = ""] = found;
  keepSecret(id, kind === "key" ? { key: secret } : { token: secret });
  history.replaceState(history.state, "", location.pathname + location.search);
}
