/** What the page and its worker say to each other. */

export type Request =
  | { readonly kind: "ask"; readonly id: number; readonly lines: readonly string[] }
  | { readonly kind: "think"; readonly id: number; readonly lines: readonly string[]; readonly go: string }
  | { readonly kind: "study"; readonly id: number; readonly request: string }
  | { readonly kind: "stop" };

export type Answer =
  | { readonly kind: "ready" }
  /** There is no module here: the server has to do. */
  | { readonly kind: "absent" }
  | { readonly kind: "said"; readonly id: number; readonly lines: readonly (readonly string[])[] }
  | { readonly kind: "text"; readonly id: number; readonly text: string }
  | { readonly kind: "move"; readonly id: number; readonly move: string | null; readonly info: string };
