import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { viewer } from './engine.ts';

/** The library's number for links that open a new tab. */
const NEW_TAB = 2;

/** Links inside a document, without their own zoom; links out of it open a new tab without opener or referrer. */
export class DocumentLinks extends viewer.PDFLinkService {
  /** Told before a link inside the document leads to another place. */
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
