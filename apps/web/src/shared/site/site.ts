import type { Language, Weekday } from '@strapec/domain';
import { createContext, useContext } from 'react';

/** The house's name and address (spec §3). */
export interface Venue {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  socialLinks: string[];
}

/** One weekday's hours as `HH:MM`; all three are `null` on a closed day. */
export interface DayHours {
  weekday: Weekday;
  opens: string | null;
  closes: string | null;
  lastStart: string | null;
}

export type CaptchaProvider = 'altcha' | 'hcaptcha' | 'turnstile' | 'recaptcha' | 'none';

/** What the public pages need, in one language: the answer of `GET /api/site` (decisions §12). */
export interface Site {
  language: Language;
  venue: Venue;
  /** Texts that staff have written, by message id; they replace the built-in ones. */
  texts: Record<string, string>;
  images: Record<string, { url: string; alt: string }>;
  /** Monday first. */
  openingHours: DayHours[];
  captcha: { provider: CaptchaProvider; siteKey: string | null };
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The house's data in the current language. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
