import type { Language } from '@strapec/domain';

/** Drawn, because flags as characters are letters on Windows. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <clipPath id={`flag-${language}`}>
        <rect width="24" height="16" rx="2" />
      </clipPath>
      <g clipPath={`url(#flag-${language})`}>{language === 'sk' ? <SlovakFlag /> : <BritishFlag />}</g>
    </svg>
  );
}

function SlovakFlag() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v5.4H0z" />
      <path fill="#0b4ea2" d="M0 5.3h24v5.4H0z" />
      <path fill="#ee1c25" d="M0 10.6h24V16H0z" />
      <path fill="#ee1c25" stroke="#fff" d="M4.5 4h7v4.5c0 2-1.6 3.3-3.5 4.2-1.9-.9-3.5-2.2-3.5-4.2z" />
      <path stroke="#fff" fill="none" d="M8 5.2v5.3M6.6 6.5h2.8M6 8.2h4" />
    </>
  );
}

function BritishFlag() {
  return (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.3" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  );
}
