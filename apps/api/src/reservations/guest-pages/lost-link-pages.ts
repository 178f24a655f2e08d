import { type Language, localizePath, lostLinkPaths, findOtherLanguage, reservationLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import { type PageResponse, compileHtmlPage } from '../../platform/http/server/html-page.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { RequestLinksDto, SendLinks } from '../guest-link/send-links.js';
import { type BusinessDetails, toVenuePageFields } from '../../content/core/business-details.js';
import { reservePageTexts } from './reserve-page-texts.js';
import { contactTemplate } from './guest-form.js';

const sk = {
  ...reservePageTexts.sk,
  title: 'Stratený odkaz?',
  lead: 'Napíšte e-mail, na ktorý ste rezervovali. Pošleme naň odkazy na všetky vaše rezervácie.',
  email: 'E-mail',
  wrong: 'Toto nie je e-mailová adresa. Skontrolujte ju, prosím.',
  send: 'Poslať odkazy',
  sent: {
    ...reservePageTexts.sk.sent,
    lead: 'Ak je na túto adresu u\u00a0nás rezervácia, do pár minút príde e-mail s\u00a0odkazmi. Ak neprišiel, pozrite sa aj do spamu alebo skúste inú adresu.',
  },
};

const en: typeof sk = {
  ...reservePageTexts.en,
  title: 'Lost your link?',
  lead: 'Enter the email you reserved with. We will send the links to all your reservations there.',
  email: 'Email',
  wrong: 'This is not an email address. Please check it.',
  send: 'Send the links',
  sent: {
    ...reservePageTexts.en.sent,
    title: 'Look at your mail',
    lead: 'If there is a reservation under this address, a mail with the links is there within minutes. If it is not, look into the spam folder or try another address.',
  },
};

const texts: Readonly<Record<Language, typeof sk>> = { sk, en };

const style = `
  form { display: grid; gap: 8px; max-width: 24rem; margin: 32px auto 0; text-align: start; }
  label { font-size: 16px; }
  input { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--brass); border-radius: 4px; background: var(--paper);
    color: var(--ink); font: 16px/1.4 var(--text); }
  .error { margin: 0; padding: 10px 12px; border-left: 3px solid var(--bad); border-radius: 4px; background: var(--paper); color: var(--bad);
    font-size: 16px; font-weight: 600; line-height: 1.4; }
  form .action { margin-top: 8px; }
  .below { margin-top: 24px; color: var(--muted); font-size: 16px; }
  .below a { display: inline-block; padding: 8px 0; color: var(--brass); }
`;

const renderFormHtml = compileHtmlPage<ReturnType<typeof toLostLinkView> & EmailInput>(
  `
  <h1>{{title}}</h1>
  <p>{{text.lead}}</p>
  <form method="post" action="{{path}}" novalidate>
    <label for="email">{{text.email}}</label>
    <input type="email" id="email" name="email" value="{{email}}" autocomplete="email" maxlength="{{longest}}" required{{#if isWrong}} autofocus aria-invalid="true" aria-describedby="email-error"{{/if}}>
    {{#if isWrong}}<p class="error" id="email-error" role="alert">{{text.wrong}}</p>{{/if}}
    <button class="action">{{text.send}}</button>
  </form>${contactTemplate}`,
  style,
);

const renderSentHtml = compileHtmlPage<ReturnType<typeof toLostLinkView>>(
  `
  <h1>{{title}}</h1>
  <p>{{text.sent.lead}}</p>
  <a class="action quiet" href="{{homePath}}">{{text.sent.action}}</a>${contactTemplate}`,
  style,
);

interface EmailInput {
  email: string;
  isWrong?: boolean;
}

function toLostLinkView(language: Language, businessDetails: BusinessDetails) {
  const text = texts[language];
  const other = findOtherLanguage(language);
  return {
    language,
    text,
    title: text.title,
    ...toVenuePageFields(businessDetails),
    other,
    path: lostLinkPaths[language],
    otherPath: lostLinkPaths[other ?? language],
    homePath: localizePath(language, '/'),
    longest: reservationLimits.emailLength,
  };
}

@Injectable()
export class LostLinkPages {
  constructor(
    private readonly links: SendLinks,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly validationPipe: StrictValidationPipe,
  ) {}

  async renderLinkForm(language: Language, input: EmailInput = { email: '' }): Promise<PageResponse> {
    const view = toLostLinkView(language, await this.detailsReader.readDetails(language));
    return { status: input.isWrong ? 422 : 200, html: renderFormHtml({ ...view, ...input }) };
  }

  /** The same for every address, so that it reveals no guest. */
  async renderSentPage(language: Language): Promise<PageResponse> {
    const view = toLostLinkView(language, await this.detailsReader.readDetails(language));
    const html = renderSentHtml({ ...view, title: view.text.sent.title, otherPath: `${view.otherPath}?sent` });
    return { status: 200, html };
  }

  /** `null` on success. */
  async submitLinkForm(language: Language, email: string, isCrossSite: boolean): Promise<PageResponse | null> {
    if (isCrossSite) return this.renderLinkForm(language, { email });
    try {
      await this.links.sendLinks(await this.validationPipe.validateInput(RequestLinksDto, { email, language }));
      return null;
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation_failed')
        return this.renderLinkForm(language, { email, isWrong: true });
      throw error;
    }
  }
}
