import { followCalls } from '@strapec/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/app/admin-app';
import { keepShell } from './admin/shared/offline/keep-shell';
import { tolerateMovedNodes } from './admin/shared/moved-nodes';
import { rootElementId } from './app/page-state';
import { measureClock } from './shared/clock';
import { followMissingFiles } from './shared/outdated-page';

tolerateMovedNodes();
followMissingFiles();
followCalls(measureClock);
const root = document.getElementById(rootElementId);
if (root)
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
if (import.meta.env.PROD) keepShell();
