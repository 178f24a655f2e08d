import { shortNameOf } from '@strapec/domain';
import { useSite } from '../site/site';
import { LineDrawing } from './icon';

const venueIconUrl = '/favicon.svg';

export function useLogo() {
  const logo = useSite().images['venue.logo'];
  return { logo, isWide: (logo?.width ?? 0) > 1.6 * (logo?.height ?? 1) };
}

export function VenueLogo({ size }: { size: number }) {
  const { name } = useSite().businessDetails;
  const { logo } = useLogo();
  if (logo?.url === venueIconUrl) return <Grapes size={size} />;
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

export const VenueIcon = ({ size }: { size: number }) => <img src={venueIconUrl} width={size} height={size} alt="" />;

export function Grapes({ size }: { size: number }) {
  const berries = [
    [9, 14],
    [16, 14],
    [23, 14],
    [12.5, 20.2],
    [19.5, 20.2],
    [16, 26.4],
  ];
  return (
    <LineDrawing viewBox="0 0 32 32" width={size} height={size} strokeWidth="1.4">
      {berries.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.4" />
      ))}
      <path d="M16 10.4c0-2.6.4-4.6 1.8-6.6" />
      <path d="M16.2 7.6c2.2-3.8 6.4-4.4 9.6-2.4-1.8 3.6-6 4.8-9.6 2.4z" />
    </LineDrawing>
  );
}
