import type { Language } from '@strapec/domain';

/** What the page of a newsletter's link has to say. */
export type UnsubscribeState = 'ask' | 'done' | 'unknown';

export interface UnsubscribeText {
  title: string;
  lead: string;
  /** On the button that unsubscribes, or on the link to the home page. */
  action: string;
}

/** Both languages stand on the page: whoever forwards a mail does not forward its language. */
export const unsubscribeTexts: Readonly<Record<Language, Readonly<Record<UnsubscribeState, UnsubscribeText>>>> = {
  sk: {
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
      title: 'Tento odkaz už neplatí',
      lead: 'Adresu, ku ktorej patril, už v\u00a0zozname nemáme, takže vám nič nepríde. Ak predsa, napíšte nám.',
      action: 'Na úvodnú stránku',
    },
  },
  en: {
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
      title: 'This link is no longer valid',
      lead: 'The address it belonged to is not on our list any more, so nothing will come. If it does, write to us.',
      action: 'To the home page',
    },
  },
};
