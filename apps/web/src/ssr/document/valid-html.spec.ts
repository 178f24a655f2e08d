import { languages } from '@strapec/domain';
import { HtmlValidate } from 'html-validate';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import { buildPublicMenu } from '../../shared/testing/menu-fixtures';
import { buildSite } from '../../shared/testing/site-fixtures';
import { sampleEvents } from '../../shared/testing/event-fixtures';
import { noAssets } from './testing/no-assets';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(noAssets);
});

const pages = ['/', '/wine-menu', '/wine-menu/print', '/events', '/cookies-policy', '/nowhere'].flatMap((path) =>
  languages.map((language) => ({ path, language })),
);
test.each(pages)('$path in $language is valid HTML', async ({ path, language }) => {
  const pageData = { site: buildSite(language), events: sampleEvents, menu: buildPublicMenu(language) };
  const request = { path, language, origin: 'https://strapec.example', ...pageData };
  const { results } = await validator.validateString(render(request).html);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
  expect(errors).toEqual([]);
});
