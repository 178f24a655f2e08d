import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@strapec/domain';
import Handlebars from 'handlebars';
import { type MailKind, mailKinds } from './mail-kinds.js';
import { type TextValues, mailText } from './texts/mail-text.js';
import type { MailTextKey } from './texts/texts.en.js';

const folder = join(import.meta.dirname, '../mail/templates');

interface View {
  language: Language;
  values: TextValues;
}

interface Parts {
  html: string;
  text: string;
}

/** The Handlebars templates: one folder for each kind of mail, and what all of them share in `shared/`. */
export class MailTemplates {
  private readonly compiled: ReadonlyMap<
    MailKind,
    { html: HandlebarsTemplateDelegate; text: HandlebarsTemplateDelegate }
  >;

  constructor() {
    const html = engine('.html.hbs');
    const text = engine('.text.hbs');
    this.compiled = new Map(
      mailKinds.map((kind) => [
        kind,
        {
          html: html.compile(read(kind, 'html.hbs'), { strict: true }),
          text: text.compile(read(kind, 'text.hbs'), { strict: true, noEscape: true }),
        },
      ]),
    );
  }

  /** Both parts of a mail; a name that a template asks for and the view lacks is an error. */
  render(kind: MailKind, view: View): Parts {
    const templates = this.compiled.get(kind);
    if (!templates) throw new Error(`There is no template ${kind}`);
    return { html: templates.html(view), text: tidied(templates.text(view)) };
  }
}

/** Handlebars with the shared parts of one kind of document, and `t` for texts. */
function engine(ending: string): typeof Handlebars {
  const handlebars = Handlebars.create();
  for (const name of readdirSync(join(folder, 'shared')).filter((file) => file.endsWith(ending))) {
    handlebars.registerPartial(name.replace(ending, ''), read('shared', name));
  }
  handlebars.registerHelper('t', (key: MailTextKey, { data }: { data: { root: View } }) =>
    mailText(data.root.language, key, data.root.values),
  );
  return handlebars;
}

const read = (...parts: string[]): string => readFileSync(join(folder, ...parts), 'utf8');

/** Blocks leave empty lines behind: never more than one. */
const tidied = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
