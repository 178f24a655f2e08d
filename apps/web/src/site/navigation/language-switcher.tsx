import { type Language, languageOptions, menuPath, resolveLanguage } from '@strapec/domain';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { usePage } from '../../shared/site/page';
import styles from './language-switcher.module.css';
import { useNavigationText } from './navigation-texts';

export function LanguageSwitcher() {
  const { language, chooseLanguage } = useLanguage();
  const { path, query = '' } = usePage();
  const text = useNavigationText();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeaving(details);
  const options = languageOptions.filter(({ code }) => resolveLanguage(code) === code);
  const currentOption = languageOptions.find(({ code }) => code === language);
  const chooseOption = (code: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (path === menuPath) return copyFilterToLink(event.currentTarget, code);
    event.preventDefault();
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
    void chooseLanguage(code);
  };
  if (options.length < 2) return null;
  return (
    <details ref={details} className={styles.switcher}>
      <summary className={styles.current} aria-label={`${text('navigation.language')}: ${currentOption?.name}`}>
        <Flag language={language} />
        <span>{currentOption?.name}</span>
      </summary>
      <ul className={styles.options}>
        {options.map(({ code, name }) => (
          <li key={code}>
            <a
              href={`${path}?lang=${code}${query}`}
              hrefLang={code}
              lang={code}
              aria-current={code === language}
              onClick={chooseOption(code)}
            >
              <Flag language={code} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The wine list in another language is another document. */
function copyFilterToLink(link: HTMLAnchorElement, code: Language): void {
  link.search = `lang=${code}${location.search.replace('?', '&').replace(/&lang=\w+/, '')}`;
}

function useCloseOnLeaving(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) details.current?.removeAttribute('open');
    };
    const events = ['keydown', 'pointerdown', 'focusin'] as const;
    // Captured: React stops events that bubble from a part that is not hydrated.
    events.forEach((name) => document.addEventListener(name, closeIfOutside, true));
    return () => events.forEach((name) => document.removeEventListener(name, closeIfOutside, true));
  }, [details]);
}

/** As SVG: Windows shows flag characters as letters. */
function Flag({ language }: { language: Language }) {
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
