import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { viewer } from './engine.ts';

/** In pdf.js. */
const NEW_TAB = 2;

/** Links within a document keep the zoom; others open a new tab without opener or referrer. */
export class DocumentLinks extends viewer.PDFLinkService {
  /** Called before a link within the document. */
  private readonly onJump: () => void;

  constructor(eventBus: EventBus, onJump: () => void) {
    super({
      eventBus,
      externalLinkTarget: NEW_TAB,
      externalLinkRel: 'noopener noreferrer',
      ignoreDestinationZoom: true,
    });
    this.onJump = onJump;
  }

  override async goToDestination(target: Parameters<InstanceType<typeof viewer.PDFLinkService>['goToDestination']>[0]) {
    this.onJump();
    await super.goToDestination(target);
  }

  override executeNamedAction(action: string) {
    this.onJump();
    super.executeNamedAction(action);
  }
}
