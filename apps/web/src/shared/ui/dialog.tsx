import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { rootElementId } from '../site/page';
import buttons from './buttons.module.css';
import styles from './dialog.module.css';
import { Icon, closeIconPath } from './icon';
import { setTopDialog } from './top-dialog';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  onOpened: () => void;
  /** The focus is back on the page. */
  onClosed: () => void;
  titleId: string;
  closeLabel: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The page is inert, but not what captcha providers append to the document, which `showModal()` would include. Closed,
 * it has no content.
 */
export function Dialog({ open, onClose, onOpened, onClosed, titleId, closeLabel, className, children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const notifyOpened = useEffectEvent(onOpened);
  const notifyClosed = useEffectEvent(onClosed);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    const unlockPage = lockPage();
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKeyDown);
    dialog.show();
    setTopDialog(dialog);
    notifyOpened();
    return () => {
      setTopDialog(null);
      document.removeEventListener('keydown', onKeyDown);
      unlockPage();
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      notifyClosed();
    };
  }, [open]);
  return createPortal(
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-modal
      aria-labelledby={titleId}
      {...useOutsideClick(onClose)}
    >
      {open && (
        <div className={`${styles.container} ${className}`}>
          <button type="button" className={`${buttons.icon} ${styles.close}`} aria-label={closeLabel} onClick={onClose}>
            <Icon path={closeIconPath} />
          </button>
          {children}
        </div>
      )}
    </dialog>,
    document.body,
  );
}

/** The page behind does not scroll, and does not move where scroll bars take room. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const page = document.getElementById(rootElementId);
  style.overflow = 'hidden';
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
  page?.setAttribute('inert', '');
  return () => {
    style.overflow = '';
    style.removeProperty('scrollbar-gutter');
    page?.removeAttribute('inert');
  };
}

/** Only a press that begins outside: a selection of text may end there. */
function useOutsideClick(onClickOutside: () => void) {
  const beganOutside = useRef(false);
  return {
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      beganOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganOutside.current && target === currentTarget) onClickOutside();
    },
  };
}
