import { overLists } from './overlays.ts';
import { describeOverlays } from './overlays-looks.ts';

describeOverlays('over lists', overLists);
