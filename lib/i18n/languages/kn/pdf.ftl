# The PDF viewer's own labels in Kannada: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = ಪುಟ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } ಟಿಪ್ಪಣಿ]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = ಪುಟ ತೋರಿಸುವಾಗ ದೋಷ ಉಂಟಾಗಿದೆ.

## Making something

pdfjs-highlight-floating-button1 =
    .title = ಹೈಲೈಟ್ ಮಾಡಿ
    .aria-label = ಹೈಲೈಟ್ ಮಾಡಿ
pdfjs-highlight-floating-button-label = ಹೈಲೈಟ್ ಮಾಡಿ
pdfjs-free-text2 =
    .aria-label = ಪಠ್ಯ
    .default-content = ಬರೆಯಲು ಶುರು ಮಾಡಿ…
pdfjs-editor-highlight-added-alert = ಹೈಲೈಟ್ ಸೇರಿಸಲಾಗಿದೆ
pdfjs-editor-freetext-added-alert = ಪಠ್ಯ ಸೇರಿಸಲಾಗಿದೆ
pdfjs-editor-ink-added-alert = ರೇಖಾಚಿತ್ರ ಸೇರಿಸಲಾಗಿದೆ
pdfjs-editor-stamp-added-alert = ಚಿತ್ರ ಸೇರಿಸಲಾಗಿದೆ

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ಹೈಲೈಟ್
pdfjs-editor-ink-editor =
    .aria-label = ರೇಖಾಚಿತ್ರ
pdfjs-editor-stamp-editor =
    .aria-label = ಚಿತ್ರ
pdfjs-editor-remove-ink-button =
    .title = ರೇಖಾಚಿತ್ರ ತೆಗೆಯಿರಿ
pdfjs-editor-remove-freetext-button =
    .title = ಪಠ್ಯ ತೆಗೆಯಿರಿ
pdfjs-editor-remove-stamp-button =
    .title = ಚಿತ್ರ ತೆಗೆಯಿರಿ
pdfjs-editor-remove-highlight-button =
    .title = ಹೈಲೈಟ್ ತೆಗೆಯಿರಿ

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = ಪಠ್ಯದ ಬಣ್ಣ ಬದಲಿಸಿ
pdfjs-editor-color-picker-ink-input =
    .title = ರೇಖಾಚಿತ್ರದ ಬಣ್ಣ ಬದಲಿಸಿ
pdfjs-editor-highlight-colorpicker-label = ಹೈಲೈಟ್ ಬಣ್ಣ
pdfjs-editor-colorpicker-button =
    .title = ಬಣ್ಣ ಬದಲಿಸಿ
pdfjs-editor-colorpicker-dropdown =
    .aria-label = ಬಣ್ಣದ ಆಯ್ಕೆಗಳು
pdfjs-editor-colorpicker-yellow =
    .title = ಹಳದಿ
pdfjs-editor-colorpicker-green =
    .title = ಹಸಿರು
pdfjs-editor-colorpicker-blue =
    .title = ನೀಲಿ
pdfjs-editor-colorpicker-pink =
    .title = ಗುಲಾಬಿ
pdfjs-editor-colorpicker-red =
    .title = ಕೆಂಪು

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ಚಿತ್ರದ ವಿವರಣೆ
pdfjs-editor-alt-text-button-label = ಚಿತ್ರದ ವಿವರಣೆ
pdfjs-editor-alt-text-edit-button =
    .aria-label = ಚಿತ್ರದ ವಿವರಣೆ ಬದಲಿಸಿ
pdfjs-editor-alt-text-decorative-tooltip = ಅಲಂಕಾರದ ಚಿತ್ರ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ಚಿತ್ರದ ವಿವರಣೆ ಸೇರಿಸಲಾಗಿದೆ
pdfjs-editor-new-alt-text-added-button-label = ಚಿತ್ರದ ವಿವರಣೆ ಸೇರಿಸಲಾಗಿದೆ
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ಚಿತ್ರದ ವಿವರಣೆ ಇಲ್ಲ
pdfjs-editor-new-alt-text-missing-button-label = ಚಿತ್ರದ ವಿವರಣೆ ಇಲ್ಲ
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ಚಿತ್ರದ ವಿವರಣೆ ಪರಿಶೀಲಿಸಿ
pdfjs-editor-new-alt-text-to-review-button-label = ಚಿತ್ರದ ವಿವರಣೆ ಪರಿಶೀಲಿಸಿ
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = ತಾನಾಗಿಯೇ ರಚಿಸಿದ್ದು: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = ಮೇಲಿನ ಎಡ ಮೂಲೆ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-top-middle =
    .aria-label = ಮೇಲಿನ ಮಧ್ಯ ಭಾಗ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-top-right =
    .aria-label = ಮೇಲಿನ ಬಲ ಮೂಲೆ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-middle-right =
    .aria-label = ಬಲ ಬದಿಯ ಮಧ್ಯ ಭಾಗ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-bottom-right =
    .aria-label = ಕೆಳಗಿನ ಬಲ ಮೂಲೆ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-bottom-middle =
    .aria-label = ಕೆಳಗಿನ ಮಧ್ಯ ಭಾಗ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-bottom-left =
    .aria-label = ಕೆಳಗಿನ ಎಡ ಮೂಲೆ — ಗಾತ್ರ ಬದಲಿಸಿ
pdfjs-editor-resizer-middle-left =
    .aria-label = ಎಡ ಬದಿಯ ಮಧ್ಯ ಭಾಗ — ಗಾತ್ರ ಬದಲಿಸಿ
