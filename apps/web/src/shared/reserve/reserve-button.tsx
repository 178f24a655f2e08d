import { reservePaths } from '@strapec/domain';
import { useState } from 'react';
import { useLanguage } from '../i18n/language-context';
import buttons from '../ui/buttons.module.css';
import { useReserveDialog } from './reserve-dialog-context';

/**
 * With `data-replay` the boot script holds early clicks. Hidden without scripts: there the page links to the form
 * without script.
 */
export function ReserveButton({ label }: { label: string }) {
  const { openDialog, preloadDialog } = useReserveDialog();
  const [isOpening, setOpening] = useState(false);
  const { language } = useLanguage();
  return (
    <>
      <button
        type="button"
        className={buttons.primary}
        aria-haspopup="dialog"
        data-replay
        aria-busy={isOpening || undefined}
        onClick={() => {
          setOpening(true);
          void openDialog().finally(() => setOpening(false));
        }}
        onPointerOver={preloadDialog}
        onFocus={preloadDialog}
      >
        {label}
      </button>
      <noscript>
        <a className={buttons.primary} href={reservePaths[language]}>
          {label}
        </a>
      </noscript>
    </>
  );
}
