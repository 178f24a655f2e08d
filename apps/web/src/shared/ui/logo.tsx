import { shortNameOf } from '@strapec/domain';
import { useSite } from '../site/site';

/** The address of the built-in bunch of grapes, the sample venue's logo. */
const grapesUrl = '/favicon.svg';

/** The venue's logo, and whether it is so wide that it is lettering and contains the name. */
export function useLogo() {
  const logo = useSite().images['settings.logo'];
  return { logo, saysName: (logo?.width ?? 0) > 1.6 * (logo?.height ?? 1) };
}

/** The venue's mark: its logo, or the first letter of its name. */
export function Mark({ size }: { size: number }) {
  const { name } = useSite().businessDetails;
  const { logo } = useLogo();
  if (logo?.url === grapesUrl) return <Grapes size={size} />;
  if (!logo) {
    return (
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <rect width="32" height="32" rx="6" fill="var(--wine)" />
        <text
          x="16"
          y="23.5"
          fill="var(--night-text)"
          fontSize="22"
          fontFamily="var(--font-display)"
          textAnchor="middle"
        >
          {shortNameOf(name).charAt(0).toUpperCase()}
        </text>
      </svg>
    );
  }
  const width = Math.min(size * 5, (size * (logo.width ?? 1)) / (logo.height ?? 1));
  const style = { objectFit: 'contain' } as const;
  return (
    <img
      src={logo.url}
      srcSet={logo.webp ?? undefined}
      sizes={`${width}px`}
      {...{ width, style }}
      height={size}
      alt=""
    />
  );
}

/** The default icon, if nothing else is known about the venue. */
export const VenueIcon = ({ size }: { size: number }) => <img src={grapesUrl} width={size} height={size} alt="" />;

/** The bunch of grapes as SVG; the name is beside it in the display typeface. */
export function Grapes({ size = 32 }: { size?: number }) {
  const berries = [
    [9, 14],
    [16, 14],
    [23, 14],
    [12.5, 20.2],
    [19.5, 20.2],
    [16, 26.4],
  ];
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {berries.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.4" />
      ))}
      <path d="M16 10.4c0-2.6.4-4.6 1.8-6.6" />
      <path d="M16.2 7.6c2.2-3.8 6.4-4.4 9.6-2.4-1.8 3.6-6 4.8-9.6 2.4z" />
    </svg>
  );
}
