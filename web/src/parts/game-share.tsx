/** Sharing a game: by its address at the server, or as a study that holds all of it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Position, positionText } from "../game/notation";
import type { Match } from "../game/session";
import { linkTo } from "../router";
import { rules } from "../rules";
import { SharePanel } from "./share-panel";
import { recordText } from "./sharing";

/** The address of a study with the whole game; of its last position alone where that cannot be had. */
async function studyLink(record: string, position: Position, plies: number): Promise<string> {
  const [{ loadText }, { writeOutline }, { LONGEST, writeAddress }] = await Promise.all([
    import("../study/loading"),
    import("../study/outline"),
    import("../study/address"),
  ]);
  const known = await rules();
  const text = positionText(position);
  const loaded = await loadText(record, known, "fencepost");
  const packed = loaded.kind === "study" ? await known.study(`link\n${writeOutline(loaded.tree)}`) : "";
  const whole = packed.startsWith("link ") ? writeAddress(text, packed.slice(5), plies) : "";
  return whole !== "" && whole.length <= LONGEST ? whole : writeAddress(text, null, 0);
}

export function GameShare({ match, position, close }: {
  readonly match: Match;
  readonly position: Position;
  readonly close: () => void;
}): JSX.Element {
  const record = recordText(match);
  const [link, setLink] = useState(match.here ? null : location.origin + location.pathname);
  useEffect(() => {
    if (!match.here) return;
    const full = (address: string) => new URL(linkTo(`/analysis${address}`), location.href).href;
    studyLink(record, position, match.moves.length).then(
      (address) => setLink(full(address)),
      () => setLink(full(`?position=${encodeURIComponent(positionText(position))}`)),
    );
  }, []);
  const shared = {
    link,
    position: positionText(position),
    start: positionText(match.start),
    moves: match.moves,
    record,
    name: `fencepost-${match.id}`,
  };
  return <SharePanel shared={shared} close={close} />;
}
