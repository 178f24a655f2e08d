import { act, renderHook } from '@testing-library/react';
import { useAdminLanguage } from './use-admin-language';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const opensIn = (browser: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return renderHook(() => useAdminLanguage()).result;
};

test.each([
  ['sk-SK', 'sk'],
  ['en-GB', 'en'],
  ['en', 'en'],
  ['cs', 'sk'],
  ['de-AT', 'sk'],
])('a browser in %s opens the admin in %s', (browser, language) => {
  expect(opensIn(browser).current.language).toBe(language);
});

test('whatever was chosen is remembered', async () => {
  const chosen = opensIn('sk-SK');
  await act(() => chosen.current.chooseLanguage('en'));
  expect(opensIn('sk-SK').current.language).toBe('en');
});
