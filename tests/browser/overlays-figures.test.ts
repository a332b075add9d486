import { overFigures } from './overlays-figures.ts';
import { describeOverlays } from './overlays-looks.ts';

describeOverlays('over figures', overFigures);
