import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const footerTexts = {
  'footer.slogan': ['Good wine is never in a hurry.', 'Dobré víno sa neponáhľa.'],
  'footer.links': ['Quick links', 'Kam ďalej'],
  'footer.about': ['About', 'O nás'],
  'footer.wines': ['Wines', 'Vína'],
  'footer.contact': ['Contact', 'Kontakt'],
  'footer.menu': ['Wine list', 'Vínna karta'],
  'footer.reservation': ['Your reservation', 'Vaša rezervácia'],
  'footer.cookies': ['Cookies policy', 'Zásady cookies'],
  'footer.services': ['Services', 'Pre vás'],
  'footer.services.tastings': ['Wine tastings', 'Degustácie vín'],
  'footer.services.private': ['Private events', 'Súkromné podujatia'],
  'footer.services.corporate': ['Corporate events', 'Firemné podujatia'],
  'footer.newsletter.title': ['Newsletter', 'Newsletter'],
  'footer.newsletter.text': [
    'New bottles and tastings. Unsubscribe whenever you like.',
    'Nové fľaše a degustácie. Odhlásiť sa môžete kedykoľvek.',
  ],
  'footer.newsletter.email': ['Your e-mail', 'Váš e-mail'],
  'footer.newsletter.subscribe': ['Subscribe', 'Prihlásiť sa na odber'],
  'footer.newsletter.subscribing': ['Subscribing...', 'Prihlasovanie...'],
  'footer.newsletter.consent': [
    'By subscribing you agree that we send you news by e-mail.',
    'Prihlásením súhlasíte s tým, aby sme vám posielali novinky e-mailom.',
  ],
  'footer.newsletter.consent.more': ['How we look after your data', 'Ako chránime vaše údaje'],
  'footer.newsletter.missing.title': ['Email Required', 'Email je povinný'],
  'footer.newsletter.missing': ['Please enter your email address.', 'Prosím zadajte vašu emailovú adresu.'],
  'footer.newsletter.invalid': ['Please enter a valid email address', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  'footer.newsletter.success.title': ['Subscribed!', 'Prihlásený!'],
  'footer.newsletter.success': [
    'Thank you for subscribing to our newsletter.',
    'Ďakujeme za prihlásenie k odberu newslettera.',
  ],
  'footer.newsletter.another': ['Subscribe another address', 'Prihlásiť ďalšiu adresu'],
  'footer.newsletter.failure.title': ['Error', 'Chyba'],
  'footer.newsletter.failure': ['Subscription failed. Please try again.', 'Prihlásenie zlyhalo. Skúste prosím znovu.'],
} satisfies Texts;

export const useFooterText = useText<keyof typeof footerTexts>;
export type FooterTextId = keyof typeof footerTexts;
