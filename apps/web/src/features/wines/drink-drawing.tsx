export type Drink = 'white' | 'red' | 'sparkling' | 'coffee';

/** One line each, in the style of the logo. */
const drawings: Record<Drink, string> = {
  white: 'M17 8h14c1.6 7 1 17-7 17s-8.6-10-7-17zM16.4 16h15.2M24 25v14M17 40c2-1.2 12-1.2 14 0',
  red: 'M15.5 8h17c3 8 2.5 18-8.5 18s-11.5-10-8.5-18zM14 17c3 2 6-1.2 10 0s7 1.6 10 0M24 26v13M16.5 40c2.5-1.2 12.5-1.2 15 0',
  sparkling:
    'M20 5h8c1 9 1 21-4 21s-5-12-4-21zM19.6 12h8.8M24 26v13M18 40c2-1.2 10-1.2 12 0M23 16v.1M25.3 19v.1M23.5 22v.1',
  coffee:
    'M11 20h22v6c0 7-4 11-11 11s-11-4-11-11zM33 22c5-1 6.5 8-1.2 9M9 41h26M18 15c-2-2.5 2-4 0-7M25 15c-2-2.5 2-4 0-7',
};

export function DrinkDrawing({ drink }: { drink: Drink }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="56"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[drink]} />
    </svg>
  );
}
