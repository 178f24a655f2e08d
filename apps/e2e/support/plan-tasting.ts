import { request } from '@playwright/test';
import { staffAccount } from './admin-page';

/** The fields of an event that a journey chooses. */
interface TastingFields {
  titleEn: string;
  titleSk: string;
  descriptionEn: string;
  descriptionSk: string;
  date: string;
}

/** Creates a visible tasting for eight guests that holds no tables, through the API. */
export async function planTasting(fields: TastingFields): Promise<void> {
  const api = await request.newContext({ baseURL: process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '' });
  await api.post('/api/auth/login', { data: { username: staffAccount.username, password: staffAccount.password } });
  const response = await api.post('/api/admin/events', {
    data: {
      ...fields,
      eventType: 'wine_tasting',
      time: '18:00',
      duration: 3,
      maxCapacity: 8,
      capacityMode: 'none',
      pricePerPerson: 3900,
      status: 'active',
      visibility: 'visible',
    },
  });
  if (!response.ok()) throw new Error(`The tasting could not be planned: ${await response.text()}`);
  await api.dispose();
}
