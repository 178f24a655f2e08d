import { type Language, addressIn, mailUrl } from '@strapec/domain';
import { standingPage } from '../http/standing-page.js';
import type { Venue } from '../content/venue.js';

const sk = {
  ask: {
    title: 'Odhlásiť sa z\u00a0odberu?',
    lead: 'Stačí jedno kliknutie a\u00a0už vám nebudeme písať. Vrátiť sa môžete kedykoľvek.',
    action: 'Odhlásiť sa z\u00a0odberu',
  },
  done: {
    title: 'Ste odhlásení',
    lead: 'Newsletter vám už nepríde. Dvere však zostávajú otvorené: tešíme sa na vás pri pohári.',
    action: 'Na úvodnú stránku',
  },
  unknown: {
    title: 'V\u00a0zozname odberateľov nie ste',
    lead: 'Adresu, ku ktorej tento odkaz patril, v\u00a0zozname nemáme, takže vám nič nepríde. Ak predsa, napíšte nám.',
    action: 'Na úvodnú stránku',
  },
};

const en: typeof sk = {
  ask: {
    title: 'Leave the newsletter?',
    lead: 'One click, and we will not write to you again. You can come back whenever you like.',
    action: 'Unsubscribe',
  },
  done: {
    title: 'You have left the list',
    lead: 'The newsletter will not come any more. The door stays open, though: we hope to see you over a glass.',
    action: 'To the home page',
  },
  unknown: {
    title: 'You are not on the list',
    lead: 'The address that this link belonged to is not on our list, so nothing will come. If it does, write to us.',
    action: 'To the home page',
  },
};

/** Both languages stand on the page: those who forward a mail do not forward its language. */
const texts: Readonly<Record<Language, typeof sk>> = { sk, en };

/** What the page of a newsletter's link has to say. */
export type UnsubscribeState = keyof typeof sk;

interface UnsubscribeScene {
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
  <p class="address"><a href="{{mailUrl}}">{{venue.email}}</a></p>
  {{/unless}}`);

/** The page behind the unsubscribe link. It names nobody: links are forwarded. */
export function unsubscribePage({ state, language, venue }: UnsubscribeScene): string {
  const otherLanguage = language === 'sk' ? 'en' : 'sk';
  const first = texts[language][state];
  const shown = {
    ...{ language, otherLanguage, venue, first, title: first.title, house: venue.name },
    second: texts[otherLanguage][state],
    isQuestion: state === 'ask',
    mailUrl: mailUrl(venue.email),
    homePath: addressIn(language, '/'),
  };
  return template(shown);
}
