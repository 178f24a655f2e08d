import type { Plugin } from 'vite';
import { cssVariables, staffColours, theme } from '../src/shared/theme/theme.ts';

const tokens = { '/shared/ui/base.css': theme, '/admin/app/admin.css': staffColours };

/** CSS and Ant Design use the same values. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform(code, id) {
      const found = Object.entries(tokens).find(([file]) => id.split('?')[0]?.endsWith(file));
      return found ? { code: `${cssVariables(found[1])}\n${code}`, map: null } : null;
    },
  };
}
