import { type Language, addressIn } from '@strapec/domain';
import { standingPage } from '../http/standing-page.js';
import type { Venue } from '../site-content/venue.js';
import { type UnsubscribeState, unsubscribeTexts } from './unsubscribe-texts.js';

export interface UnsubscribeScene {
  state: UnsubscribeState;
  /** The subscriber's; the other one stands below it. */
  language: Language;
  venue: Venue;
}

const template = standingPage(`
  <h1>{{first.title}}</h1>
  <p>{{first.lead}}</p>
  {{#if isQuestion}}
  <form method="post"><button class="action">{{first.action}}</button></form>
  {{else}}
  <a class="action quiet" href="{{homePath}}">{{first.action}}</a>
  {{/if}}
  <section lang="{{otherLanguage}}">
    <h2>{{second.title}}</h2>
    <p>{{second.lead}}</p>
  </section>
  {{#unless isQuestion}}
  <p class="address"><a href="mailto:{{venue.email}}">{{venue.email}}</a></p>
  {{/unless}}`);

/** The page behind the unsubscribe link. It names nobody: links are forwarded. */
export function unsubscribePage({ state, language, venue }: UnsubscribeScene): string {
  const otherLanguage = language === 'sk' ? 'en' : 'sk';
  const first = unsubscribeTexts[language][state];
  const shown = {
    ...{ language, otherLanguage, venue, first, title: first.title, house: venue.name },
    second: unsubscribeTexts[otherLanguage][state],
    isQuestion: state === 'ask',
    homePath: addressIn(language, '/'),
  };
  return template(shown);
}
