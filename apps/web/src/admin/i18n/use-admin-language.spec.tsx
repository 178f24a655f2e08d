import { act, renderHook } from '@testing-library/react';
import { useAdminLanguage } from './use-admin-language';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const renderInBrowserLanguage = (browserLanguage: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
  return renderHook(() => useAdminLanguage()).result;
};

test.each([
  ['sk-SK', 'sk'],
  ['en-GB', 'en'],
  ['en', 'en'],
  ['cs', 'sk'],
  ['de-AT', 'sk'],
])('a browser in %s opens the admin in %s', (browserLanguage, expectedLanguage) => {
  expect(renderInBrowserLanguage(browserLanguage).current.language).toBe(expectedLanguage);
});

test('the chosen language is remembered', async () => {
  const adminLanguage = renderInBrowserLanguage('sk-SK');
  await act(() => adminLanguage.current.chooseLanguage('en'));
  expect(renderInBrowserLanguage('sk-SK').current.language).toBe('en');
});
