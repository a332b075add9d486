import { inTheShell } from './overlays.ts';
import { describeOverlays } from './overlays-looks.ts';

describeOverlays('in the shell', inTheShell);
