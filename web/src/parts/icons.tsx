/** Our own small set of icons. They say nothing by themselves: the label stands beside them or on their button. */

import type { JSX } from "preact";

const PATHS = {
  computer: "M5 5h14v10H5zM3 19h18M9.5 9v2M14.5 9v2",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2",
  people: "M8 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6M2.5 19c0-3.5 2.3-5.5 5.5-5.5s5.5 2 5.5 5.5M16 11a3 3 0 1 0-1.2-5.7M16.5 13.6c3 .2 5 2.1 5 5.4",
  eye: "M2 12c2.6-4.4 6-6.5 10-6.5s7.4 2.1 10 6.5c-2.6 4.4-6 6.5-10 6.5S4.6 16.4 2 12M12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6",
  book: "M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5c2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5v13",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5M9 19.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5",
  turn: "M4 9a8.5 8.5 0 0 1 15-1.5M20 3v5h-5M20 15a8.5 8.5 0 0 1-15 1.5M4 21v-5h5",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
  flag: "M6 21V4M6 5c5-3 7 3 13 0v9c-6 3-8-3-13 0",
  half: "M5 9.2h14M5 14.8h14",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 13v7h14v-7",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12",
  silent: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  back: "M14.5 6l-6 6l6 6",
  on: "M9.5 6l6 6l-6 6",
  first: "M17.5 6l-6 6l6 6M7 6v12",
  last: "M6.5 6l6 6l-6 6M17 6v12",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  chat: "M4 5h16v11H11l-4.5 4v-4H4z",
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5V8H15",
  replay: "M8 5.5l11 6.5l-11 6.5z",
  save: "M12 4v11M8 11.5l4 4l4-4M5 20h14",
  hour: "M12 7v5l3.5 2M12 20.5a8.5 8.5 0 1 0 0-17a8.5 8.5 0 0 0 0 17",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  goal: "M5 4.5h14M12 20.5V9.5M7.5 13.5L12 9l4.5 4.5",
  globe: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  down: "M6 9.5l6 6l6-6",
  edit: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5",
  bin: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.2 11v5M13.8 11v5",
  load: "M12 16V5M8 8.5l4-4l4 4M5 20h14",
  bulb: "M9.5 18h5M10.5 21h3M12 3.5a6 6 0 0 0-3.6 10.8c.8.6 1.1 1.3 1.1 2.2h5c0-.9.3-1.6 1.1-2.2A6 6 0 0 0 12 3.5",
  up: "M6 14.5l6-6l6 6",
  keys: "M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M8 14h8",
  mirror: "M12 3v18M9 7L3.5 12L9 17zM15 7l5.5 5l-5.5 5z",
  picture: "M4 5h16v14H4zM4 16l5-5l4 4l3-3l4 4M15.5 9.5h.01",
  pause: "M9 5.5v13M15 5.5v13",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Two posts and a rail. */
export function Logo(): JSX.Element {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect class="post" x="6" y="4" width="5.5" height="24" rx="2.5" />
      <rect class="post" x="20.5" y="4" width="5.5" height="24" rx="2.5" />
      <rect class="rail" x="1.5" y="12.5" width="29" height="6" rx="3" />
    </svg>
  );
}
