import { onRecords } from './overlays.ts';
import { describeOverlays } from './overlays-looks.ts';

describeOverlays('over records and forms', onRecords);
