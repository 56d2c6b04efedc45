# The PDF viewer's own labels in Tamil: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = பக்கம் { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } குறிப்பு]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = பக்கத்தைக் காட்டும்போது பிழை ஏற்பட்டது.

## Making something

pdfjs-highlight-floating-button1 =
    .title = ஹைலைட் செய்யவும்
    .aria-label = ஹைலைட் செய்யவும்
pdfjs-highlight-floating-button-label = ஹைலைட் செய்யவும்
pdfjs-free-text2 =
    .aria-label = உரை
    .default-content = எழுதத் தொடங்குங்கள்…
pdfjs-editor-highlight-added-alert = ஹைலைட் சேர்க்கப்பட்டது
pdfjs-editor-freetext-added-alert = உரை சேர்க்கப்பட்டது
pdfjs-editor-ink-added-alert = வரைந்தது சேர்க்கப்பட்டது
pdfjs-editor-stamp-added-alert = படம் சேர்க்கப்பட்டது

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ஹைலைட்
pdfjs-editor-ink-editor =
    .aria-label = வரைந்தது
pdfjs-editor-stamp-editor =
    .aria-label = படம்
pdfjs-editor-remove-ink-button =
    .title = வரைந்ததை நீக்கவும்
pdfjs-editor-remove-freetext-button =
    .title = உரையை நீக்கவும்
pdfjs-editor-remove-stamp-button =
    .title = படத்தை நீக்கவும்
pdfjs-editor-remove-highlight-button =
    .title = ஹைலைட்டை நீக்கவும்

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = உரையின் நிறத்தை மாற்றவும்
pdfjs-editor-color-picker-ink-input =
    .title = வரைந்ததன் நிறத்தை மாற்றவும்
pdfjs-editor-highlight-colorpicker-label = ஹைலைட் நிறம்
pdfjs-editor-colorpicker-button =
    .title = நிறத்தை மாற்றவும்
pdfjs-editor-colorpicker-dropdown =
    .aria-label = நிறத் தேர்வுகள்
pdfjs-editor-colorpicker-yellow =
    .title = மஞ்சள்
pdfjs-editor-colorpicker-green =
    .title = பச்சை
pdfjs-editor-colorpicker-blue =
    .title = நீலம்
pdfjs-editor-colorpicker-pink =
    .title = இளஞ்சிவப்பு
pdfjs-editor-colorpicker-red =
    .title = சிவப்பு

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = மாற்று உரை
pdfjs-editor-alt-text-button-label = மாற்று உரை
pdfjs-editor-alt-text-edit-button =
    .aria-label = மாற்று உரையைத் திருத்தவும்
pdfjs-editor-alt-text-decorative-tooltip = அலங்காரப் படம் என்று குறிக்கப்பட்டது
pdfjs-editor-new-alt-text-added-button =
    .aria-label = மாற்று உரை சேர்க்கப்பட்டது
pdfjs-editor-new-alt-text-added-button-label = மாற்று உரை சேர்க்கப்பட்டது
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = மாற்று உரை இல்லை
pdfjs-editor-new-alt-text-missing-button-label = மாற்று உரை இல்லை
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = மாற்று உரையைச் சரிபார்க்கவும்
pdfjs-editor-new-alt-text-to-review-button-label = மாற்று உரையைச் சரிபார்க்கவும்
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = தானாக உருவாக்கப்பட்டது: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = மேல் இடது மூலை — அளவை மாற்றவும்
pdfjs-editor-resizer-top-middle =
    .aria-label = மேல் நடுப்பகுதி — அளவை மாற்றவும்
pdfjs-editor-resizer-top-right =
    .aria-label = மேல் வலது மூலை — அளவை மாற்றவும்
pdfjs-editor-resizer-middle-right =
    .aria-label = வலது நடுப்பகுதி — அளவை மாற்றவும்
pdfjs-editor-resizer-bottom-right =
    .aria-label = கீழ் வலது மூலை — அளவை மாற்றவும்
pdfjs-editor-resizer-bottom-middle =
    .aria-label = கீழ் நடுப்பகுதி — அளவை மாற்றவும்
pdfjs-editor-resizer-bottom-left =
    .aria-label = கீழ் இடது மூலை — அளவை மாற்றவும்
pdfjs-editor-resizer-middle-left =
    .aria-label = இடது நடுப்பகுதி — அளவை மாற்றவும்
