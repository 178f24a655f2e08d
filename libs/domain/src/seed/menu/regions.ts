import type { WineDetails } from '../../menu/menu.js';

/** Where the wines of the first start come from: twenty regions. */
export const regions = {
  smallCarpathians: of('SK', 'Malokarpatská', 'Small Carpathians'),
  nitra: of('SK', 'Nitrianska', 'Nitra'),
  south: of('SK', 'Južnoslovenská', 'Southern Slovakia'),
  centre: of('SK', 'Stredoslovenská', 'Central Slovakia'),
  tokaj: of('SK', 'Tokaj', 'Tokaj'),
  moravia: of('CZ', 'Morava', 'Moravia'),
  wachau: of('AT', 'Wachau', 'Wachau'),
  burgenland: of('AT', 'Burgenland', 'Burgenland'),
  somlo: of('HU', 'Somló', 'Somló'),
  mosel: of('DE', 'Mosela', 'Mosel'),
  champagne: of('FR', 'Champagne', 'Champagne'),
  burgundy: of('FR', 'Burgundsko', 'Burgundy'),
  beaujolais: of('FR', 'Beaujolais', 'Beaujolais'),
  loire: of('FR', 'Loira', 'Loire'),
  jura: of('FR', 'Jura', 'Jura'),
  piedmont: of('IT', 'Piemont', 'Piedmont'),
  friuli: of('IT', 'Friuli', 'Friuli'),
  sicily: of('IT', 'Sicília', 'Sicily'),
  brda: of('SI', 'Goriška Brda', 'Goriška Brda'),
  catalonia: of('ES', 'Katalánsko', 'Catalonia'),
} as const;

function of(country: string, sk: string, en: string): Pick<WineDetails, 'country' | 'region'> {
  return { country, region: { sk, en } };
}
