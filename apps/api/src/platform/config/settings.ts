import type { collectSettings } from './load-settings.js';

type LoadedSettings = Readonly<ReturnType<typeof collectSettings>>;

/** Rules §13. Injectable. */
export abstract class Settings extends (Object as unknown as abstract new () => LoadedSettings) {}
