const hours = 8;
const tables = 8;
const dates = 200;

/** Visits on dates that the bench never asks about, spread as the real ones are; no two ever want the same table. */
export function farAwayVisits(firstDate) {
  let count = 0;
  return () => {
    const visit = count;
    count += 1;
    const turn = Math.floor(visit / dates);
    const day = (visit % dates) + Math.floor(turn / hours / tables) * dates;
    return {
      date: new Date(Date.parse(firstDate) + day * 86_400_000).toISOString().slice(0, 10),
      start: (16 + (turn % hours)) * 60,
      table: `T${1 + (Math.floor(turn / hours) % tables)}`,
    };
  };
}

/** Visits that fill one evening after the other. */
export function farAwayRush(firstDate) {
  let count = 0;
  return () => {
    const visit = count;
    count += 1;
    const turn = visit % (hours * tables);
    const day = Math.floor(visit / (hours * tables));
    return {
      date: new Date(Date.parse(firstDate) + day * 86_400_000).toISOString().slice(0, 10),
      start: (16 + (turn % hours)) * 60,
      table: `T${1 + Math.floor(turn / hours)}`,
    };
  };
}
