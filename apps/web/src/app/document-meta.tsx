import { useEffect, useState } from 'react';
import { useLanguage } from '../shared/i18n/language-context';
import { useText } from '../shared/i18n/use-text';
import { usePage } from '../shared/site/page';
import { useSite } from '../shared/site/site';
import { type MetaId, metaId, titleWith } from './page-meta';
import { pageAt } from './routes';

/**
 * Updates the document's language, title and description when the guest changes the language. Until then the server's
 * values stay: their texts are not sent to the browser.
 */
export function DocumentMeta() {
  const { language } = useLanguage();
  const text = useText<MetaId>();
  const page = pageAt(usePage().path);
  const site = useSite();
  const [written] = useState(site);
  const title = titleWith(site.businessDetails, text(metaId(page, 'title')));
  const description = text(metaId(page, 'description'));
  useEffect(() => {
    if (site === written) return;
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [site, written, language, title, description]);
  return null;
}
