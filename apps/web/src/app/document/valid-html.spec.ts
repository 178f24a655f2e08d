import { languages } from '@strapec/domain';
import { HtmlValidate } from 'html-validate';
import { type PageRenderer, rendererWith } from '../../entry-server';
import { aSite } from '../../shared/testing/a-site';
import { someEvents } from '../../shared/testing/some-events';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
});
const dataIcon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='%231a070b'/>";
let render: PageRenderer;
beforeAll(async () => {
  const page = { stylesheets: [], modules: [] };
  const admin = () => ({ entry: '/entry-admin.js', stylesheets: [], modules: [] });
  render = await rendererWith({ entry: '/entry.js', textFace: '', fonts: [], icon: dataIcon, of: () => page, admin });
});

const pages = ['/', '/events', '/cookies-policy', '/nowhere'].flatMap((path) =>
  languages.map((language) => ({ path, language })),
);
test.each(pages)('$path in $language is valid HTML', async ({ path, language }) => {
  const request = { path, language, origin: 'https://strapec.example', site: aSite(language), events: someEvents };
  const { results } = await validator.validateString(render(request).html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
  expect(faults).toEqual([]);
});
