/** A clock for a real board: the device lies beside it, and everybody taps their own side. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import clockLines from "../../../locales/en/clock.ftl?raw";
import homeLines from "../../../locales/en/home.ftl?raw";
import { ClockSetup } from "../clock/setup";
import { ClockFace } from "../clock/face";
import { type TableClock, newTableClock, readTableClock } from "../clock/table-clock";
import { fromAddress } from "../clock/address";
import { t } from "../language/language";
import { recall, remember } from "../memory";
import { Header } from "../parts/header";
import "../looks/clock.css";

// The choice of a clock is the one of the start page.
export const lines = { home: homeLines, clock: clockLines };

const KEY = "table-clock";

export function Clock(): JSX.Element {
  const [clock, setClock] = useState<TableClock | null>(() => readTableClock(recall<unknown>(KEY, null)));
  // A clock that runs is what somebody looks for who comes back; an address that asks for another one goes first.
  const [shown, setShown] = useState(() => clock !== null && clock.phase !== "over" && fromAddress(location.search) === null);
  useEffect(() => {
    if (clock !== null) remember(KEY, clock);
  }, [clock]);
  if (clock !== null && shown) return <ClockFace clock={clock} change={setClock} leave={() => setShown(false)} />;
  return (
    <>
      <Header />
      <main class="clock-setup">
        <div>
          <h1>{t("clock-title")}</h1>
          <p>{t("clock-hint")}</p>
        </div>
        <ClockSetup
          asked={fromAddress(location.search)}
          begin={(setting, names, title) => {
            setClock(newTableClock(setting, names, title));
            setShown(true);
          }}
        />
        {clock === null || clock.phase === "over" ? null : (
          <button type="button" class="plain" onClick={() => setShown(true)}>
            {t("clock-go-on")}
          </button>
        )}
      </main>
    </>
  );
}
