import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
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

/** Modal, by the browser's own `<dialog>`. Its content is unmounted while it is closed. */
export function Dialog({ open, onClose, onOpened, onClosed, titleId, closeLabel, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const tellOpened = useEffectEvent(onOpened);
  const tellClosed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const releasePage = holdPage();
    dialog.showModal();
    setTopDialog(dialog);
    tellOpened();
    return () => {
      setTopDialog(null);
      releasePage();
      dialog.close();
      tellClosed();
    };
  }, [open]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // else the browser closes it too
    onClose();
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      {...useOutsidePress(onClose)}
    >
      {open && (
        <div className={`${styles.container} ${className}`}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
            </svg>
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The page behind does not scroll, and stays where it is in browsers whose scroll bar takes room. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.overflow = 'hidden';
  if (innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
  return () => {
    style.overflow = '';
    style.removeProperty('scrollbar-gutter');
  };
}

/** Not where a press begins inside, as when a text is selected. */
function useOutsidePress(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      beganOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganOutside.current && target === currentTarget) onPress();
    },
  };
}
