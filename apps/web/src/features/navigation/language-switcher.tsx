import { type Language, languageOptions, menuPath } from '@strapec/domain';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/site/page';
import { Flag } from './flag';
import styles from './language-switcher.module.css';
import type { en } from './messages.en';

/** Shows the current flag and language, and offers the other. Without scripts it is a plain list of links. */
export function LanguageSwitcher() {
  const { language, chooseLanguage } = useLanguage();
  const { path, query = '' } = usePage();
  const text = useText<keyof typeof en>();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOnLeaving(details);
  const current = languageOptions.find(({ code }) => code === language);
  const choose = (code: Language) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (path === menuPath) return nameWishes(event.currentTarget, code);
    event.preventDefault();
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
    void chooseLanguage(code);
  };
  return (
    <details ref={details} className={styles.switcher}>
      <summary className={styles.current} aria-label={`${text('navigation.language')}: ${current?.name}`}>
        <Flag language={language} />
        <span>{current?.name}</span>
      </summary>
      <ul className={styles.options}>
        {languageOptions.map(({ code, name }) => (
          <li key={code}>
            <a
              href={`${path}?lang=${code}${query}`}
              hrefLang={code}
              lang={code}
              aria-current={code === language}
              onClick={choose(code)}
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

/** The wine list in another language is another document, with what its address asks for by now. */
function nameWishes(link: HTMLAnchorElement, code: Language): void {
  link.search = `lang=${code}${location.search.replace('?', '&').replace(/&lang=\w+/, '')}`;
}

/** Closes the list on Escape and when pointer or focus go elsewhere. */
function useCloseOnLeaving(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && details.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) details.current?.removeAttribute('open');
    };
    const events = ['keydown', 'pointerdown', 'focusin'] as const;
    // On the way down: React stops them on their way up from a part of the page that still sleeps.
    events.forEach((name) => document.addEventListener(name, close, true));
    return () => events.forEach((name) => document.removeEventListener(name, close, true));
  }, [details]);
}
