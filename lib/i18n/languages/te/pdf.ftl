# The PDF viewer's own labels in Telugu: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = పేజీ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } వ్యాఖ్య]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = పేజీ చూపించడంలో లోపం తలెత్తింది.

## Making something

pdfjs-highlight-floating-button1 =
    .title = హైలైట్ చేయండి
    .aria-label = హైలైట్ చేయండి
pdfjs-highlight-floating-button-label = హైలైట్ చేయండి
pdfjs-free-text2 =
    .aria-label = టెక్స్ట్
    .default-content = రాయడం మొదలుపెట్టండి…
pdfjs-editor-highlight-added-alert = హైలైట్ జోడించాం
pdfjs-editor-freetext-added-alert = టెక్స్ట్ జోడించాం
pdfjs-editor-ink-added-alert = గీత జోడించాం
pdfjs-editor-stamp-added-alert = చిత్రం జోడించాం

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = హైలైట్
pdfjs-editor-ink-editor =
    .aria-label = గీత
pdfjs-editor-stamp-editor =
    .aria-label = చిత్రం
pdfjs-editor-remove-ink-button =
    .title = గీతను తొలగించండి
pdfjs-editor-remove-freetext-button =
    .title = టెక్స్ట్‌ను తొలగించండి
pdfjs-editor-remove-stamp-button =
    .title = చిత్రాన్ని తొలగించండి
pdfjs-editor-remove-highlight-button =
    .title = హైలైట్‌ను తొలగించండి

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = టెక్స్ట్ రంగు మార్చండి
pdfjs-editor-color-picker-ink-input =
    .title = గీత రంగు మార్చండి
pdfjs-editor-highlight-colorpicker-label = హైలైట్ రంగు
pdfjs-editor-colorpicker-button =
    .title = రంగు మార్చండి
pdfjs-editor-colorpicker-dropdown =
    .aria-label = రంగుల ఎంపికలు
pdfjs-editor-colorpicker-yellow =
    .title = పసుపు
pdfjs-editor-colorpicker-green =
    .title = ఆకుపచ్చ
pdfjs-editor-colorpicker-blue =
    .title = నీలం
pdfjs-editor-colorpicker-pink =
    .title = గులాబీ
pdfjs-editor-colorpicker-red =
    .title = ఎరుపు

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = చిత్ర వివరణ
pdfjs-editor-alt-text-button-label = చిత్ర వివరణ
pdfjs-editor-alt-text-edit-button =
    .aria-label = చిత్ర వివరణ మార్చండి
pdfjs-editor-alt-text-decorative-tooltip = అలంకరణ చిత్రంగా గుర్తించారు
pdfjs-editor-new-alt-text-added-button =
    .aria-label = చిత్ర వివరణ జోడించాం
pdfjs-editor-new-alt-text-added-button-label = చిత్ర వివరణ జోడించాం
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = చిత్ర వివరణ లేదు
pdfjs-editor-new-alt-text-missing-button-label = చిత్ర వివరణ లేదు
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = చిత్ర వివరణ సరిచూడండి
pdfjs-editor-new-alt-text-to-review-button-label = చిత్ర వివరణ సరిచూడండి
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = దానంతటదే తయారైంది: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = పైన ఎడమ మూల — సైజు మార్చండి
pdfjs-editor-resizer-top-middle =
    .aria-label = పైన మధ్య — సైజు మార్చండి
pdfjs-editor-resizer-top-right =
    .aria-label = పైన కుడి మూల — సైజు మార్చండి
pdfjs-editor-resizer-middle-right =
    .aria-label = కుడి వైపు మధ్య — సైజు మార్చండి
pdfjs-editor-resizer-bottom-right =
    .aria-label = కింద కుడి మూల — సైజు మార్చండి
pdfjs-editor-resizer-bottom-middle =
    .aria-label = కింద మధ్య — సైజు మార్చండి
pdfjs-editor-resizer-bottom-left =
    .aria-label = కింద ఎడమ మూల — సైజు మార్చండి
pdfjs-editor-resizer-middle-left =
    .aria-label = ఎడమ వైపు మధ్య — సైజు మార్చండి
