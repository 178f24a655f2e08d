import { type Language, type PageTextDto, useGetSite } from '@strapec/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { venueValuesOf } from '../../../shared/site/venue-values';
import { shownAt } from '../../shared/section/shown-at';
import { staffToday } from '../../shared/time/staff-day';
import parts from '../../shared/ui/parts.module.css';
import styles from './content.module.css';
import { type TextPlace, findText } from './find-text';
import { useContentText } from './texts';

interface TextPreviewProps {
  content: PageTextDto;
  language: Language;
  words: string;
}

/**
 * The page of a text as the server renders it, without its scripts and with the current input in place of the saved
 * text. It is loaded as a document of the admin, because the content security policy allows no site to frame the public
 * pages.
 */
export function TextPreview({ content, language, words }: TextPreviewProps) {
  const text = useContentText();
  const saved = language === 'sk' ? content.contentSk : content.contentEn;
  const address = shownAt(content.page, saved, language);
  const [isSeen, setSeen] = useState(address !== null);
  return (
    <section aria-label={text('content.preview')} className={styles.preview}>
      {!isSeen && <p className={parts.muted}>{text('content.notSeen')}</p>}
      {address !== null && (
        <>
          <a href={address} target="_blank" rel="noopener" className={parts.link}>
            {text('content.show')}
          </a>
          <DrawnPage {...{ address, language, saved, words }} isHidden={!isSeen} onRead={setSeen} />
        </>
      )}
    </section>
  );
}

/**
 * The frame blocks scripts and logs an error for each, so they are removed, together with noscript content and prefetch
 * links.
 */
const scripts =
  /<script\b[^]*?<\/script>|<noscript>(?!<(?:link|style))[^]*?<\/noscript>|<link rel="(?:module)?preload"[^>]*>/g;

interface DrawnPageProps {
  address: string;
  language: Language;
  isHidden: boolean;
  saved: string;
  words: string;
  onRead: (isSeen: boolean) => void;
}

function DrawnPage({ address, language, isHidden, saved, words, onRead }: DrawnPageProps) {
  const text = useContentText();
  const { data: html } = useQuery({
    queryKey: ['drawn page', address],
    // eslint-disable-next-line no-restricted-syntax -- a page, not an answer of the API
    queryFn: async () => (await (await fetch(address)).text()).replaceAll(scripts, ''),
    gcTime: 0, // the page changes when the text is saved
  });
  const { data: site } = useGetSite({ lang: language }, { query: { staleTime: 60_000 } });
  const [place, setPlace] = useState<TextPlace | null>(null);
  useEffect(() => {
    place?.show(words, site && venueValuesOf(site, Number(staffToday().slice(0, 4))));
  }, [place, words, site]);
  const find = (page: Document | null): void => {
    const found = page && findText(page, saved);
    setPlace(found);
    onRead(found !== null);
  };
  return (
    html !== undefined && (
      <div inert hidden={isHidden}>
        <iframe
          title={text('content.preview')}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={({ currentTarget }) => find(currentTarget.contentDocument)}
        />
      </div>
    )
  );
}
