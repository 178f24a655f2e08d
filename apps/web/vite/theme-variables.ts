import type { Plugin } from 'vite';
import { cssVariables } from '../src/shared/theme/css-variables.ts';
import { theme } from '../src/shared/theme/theme.ts';

/** Puts the theme's tokens before the base style sheet, so that CSS and Ant Design use the same values. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/shared/ui/base.css')) return null;
      return { code: `${cssVariables(theme)}\n${code}`, map: null };
    },
  };
}
